/** On the way: vehicles, luggage, places to stay and things to see. */
export const words: string = `airline airplane airport arrival avenue backpack baggage balloon beach bicycle bike boat bus cabin camp
  camper camping canoe city coach cruise drive explorer farewell ferry flight globe highway hike hiker
  hiking holiday hostel hotel inn island jeep jet journey landmark luggage map metro monorail monument
  motel mountain museum passage passport picnic pilgrim pilot plane platform railway resort ride road
  route runway safari scenery scooter ship shuttle souvenir station suitcase taxi tent ticket tour touring
  tourist tower town train tram travel traveler trip tunnel vacation visa voyage zeppelin`;
