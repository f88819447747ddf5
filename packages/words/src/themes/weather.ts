/** Weather and climate in all seasons. */
export const words: string = `arid balmy blast blizzard breeze breezy brisk calm chill chilly clear climate cloud cloudy cold cool
  crisp cumulus cyclone damp dark dew dewy dismal downpour drizzle drought dry dull dusk dust fall flash
  flood fog foggy forecast freeze freezing frost frosty gale gloomy gust gusty hail halo haze hazy heat
  high humid humidity ice icicle icy low mist misty monsoon muggy nippy overcast pressure puddle rain
  rainbow raindrop rainy scorcher shade shine shower sky sleet slush smog snow snowfall snowy soggy squall
  steamy storm stormy sultry summer sun sunlight sunny sunrise sunset sunshine thaw thunder tornado
  tropical twister typhoon warm warmth wave weather wet wind windy winter zephyr`;
