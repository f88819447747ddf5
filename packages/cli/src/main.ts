#!/usr/bin/env node
/** The `cryptarithm` command: runs what the arguments ask for and ends with its exit code. */
import { run } from "./program.js";

process.exitCode = await run(process.argv.slice(2));
