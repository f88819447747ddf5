/** Instruments, notes, forms and those who play. */
export const words: string = `accord alto anthem aria bagpipe ballad ballet banjo baritone baroque bass bassoon baton bell blues
  bolero bongo bugle cantata carol cello chant choir choral chord chorus clarinet clef coda concert
  concerto cornet cymbal dance diva drum drummer duet duo echo elegy encore etude fanfare finale flute
  folk forte fugue gong guitar harmony harp horn hymn jazz keyboard lullaby lute lyric mandolin march
  marimba melodic melody meter minstrel minuet music musical mute note oboe octave opera operetta organ
  overture pianist piano piccolo pitch polka prelude quartet quaver recorder reggae requiem rhapsody
  rhythm rondo scale sing singer sitar solo soloist sonata song soprano sound strum symphony tango tempo
  tenor theme timpani treble tremolo trio trombone trumpet tuba tune tuning ukulele vibrato viola violin
  voice waltz woodwind zither`;
