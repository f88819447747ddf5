/** Birds of all kinds, and what belongs to them. */
export const words: string = `beak blackcap bluebird bunting buzzard canary cardinal chick chicken condor crane crow cuckoo curlew
  dodo dove duck duckling eagle egg egret eider emu falcon feather finch flamingo flight flock gander
  gannet goose goshawk grebe grouse gull harrier hatch hawk hen heron hoopoe hornbill ibis jackdaw jay
  kestrel kite kiwi lapwing lark linnet loon lovebird lyrebird macaw magpie mallard martin moorhen nest
  nuthatch oriole osprey ostrich owl parakeet parrot peacock peahen pelican penguin perch pheasant pigeon
  plover plume puffin quail quill raptor raven rhea robin rook roost rooster ruff seagull shelduck shrike
  skylark snipe song sparrow starling stork swallow swan swift tail talon teal tern thrush toucan turkey
  vulture wagtail warbler waxwing weaver wing woodcock wren`;
