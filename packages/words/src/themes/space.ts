/** The sky above the weather, those who look at it and those who travel there. */
export const words: string = `alien antenna apogee apollo asteroid atlas aurora axis big capsule ceres comet corona cosmic cosmos
  crater dark dwarf earth eclipse ellipse equinox europa explorer flight galaxy gemini giant gravity halo
  hydrogen jupiter lander launch luna lunar mariner mars martian mercury meteor mission moon nebula
  neptune nova orbit orion oxygen perigee phase phobos photon pioneer planet pluto polaris probe pulsar
  quasar radar radio ring robot rocket rotation rover saturn scope shadow shuttle signal sirius sky skylab
  solar solstice space sphere spiral sputnik star starry station stellar sun sunspot titan transit
  twilight universe uranus vega venus void voyager zenith zodiac`;
