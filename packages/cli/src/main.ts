#!/usr/bin/env node
/** The `cryptarithm` command. A placeholder until the command stands. */
process.stderr.write("cryptarithm: the command is not written yet\n");
process.exitCode = 3;
