/** The human body from head to toe, within and without. */
export const words: string = `ankle aorta arm artery back belly biceps blood body bone brain calf cheek chest chin colon cortex dimple
  ear eardrum elbow eye eyebrow eyelash eyelid face femur finger fist foot forearm forehead gall gene gum
  hair hand head heart heel hip iris jaw joint kidney knee knuckle larynx leg ligament lip liver lung
  marrow mouth muscle nail navel neck nerve nose nostril palate palm pancreas pelvis pore pulse pupil
  radius rib ribcage scalp shin shoulder sinus skeleton skin skull spine spleen stomach sweat tendon thigh
  throat thumb thyroid tissue toe toenail tongue tonsil tooth triceps vein vertebra waist windpipe wrist`;
