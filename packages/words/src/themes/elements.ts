/** The elements with names of up to eight letters. */
export const words: string = `actinium argon arsenic astatine barium bismuth bohrium boron bromine cadmium calcium carbon cerium
  cesium chlorine chromium cobalt copper curium dubnium erbium europium fermium fluorine francium gallium
  gold hafnium hassium helium holmium hydrogen indium iodine iridium iron krypton lead lithium lutetium
  mercury neon nickel nihonium niobium nitrogen nobelium osmium oxygen platinum polonium radium radon
  rhenium rhodium rubidium samarium scandium selenium silicon silver sodium sulfur tantalum terbium
  thallium thorium thulium tin titanium tungsten uranium vanadium xenon yttrium zinc`;
