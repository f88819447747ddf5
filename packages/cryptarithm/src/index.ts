/** The public names of the engine. A placeholder until the engine stands. */
export {};
