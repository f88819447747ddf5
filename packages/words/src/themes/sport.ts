/** Games, those who play them and what they need. */
export const words: string = `aerobics archer archery athlete ball base baseball basket bicycle bike bowl bowler bowling boxer boxing
  canoe catcher chess climb climber club coach court coxswain cricket cyclist dart dive diver diving
  fencer fencing goal goalie golf golfer gym gymnast handball hockey hurdle javelin jog jogger judo kayak
  lacrosse league marathon medal netball olympics oval paddle pitcher player polo race racer racing racket
  rally rapier record referee relay rider riding rodeo rower rowing rugby run runner running sail sailing
  skate skater skating ski skier skiing skittles slalom sled snooker soccer softball sport sprint squash
  stadium sumo surf surfer surfing swim swimmer team tennis toboggan trainer trophy victory whistle wicket
  wrestle yacht yoga`;
