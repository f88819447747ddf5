/** The queues that need nothing but this machine, held to the contract. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LedgerQueue } from "../src/ledger/ledger-queue.js";
import { MemoryQueue } from "../src/memory-queue.js";
import { Run } from "../src/run.js";
import { queueContract } from "./queue-contract.js";

queueContract(
  "in memory",
  async () => ({
    open: async (specification) => new MemoryQueue(new Run(specification)),
    end: async () => {},
  }),
  { lasting: false, several: false },
);

queueContract(
  "a folder",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "cryptarithm-mine-"));
    return {
      open: async (specification) => LedgerQueue.open(folder, specification),
      end: async () => rmSync(folder, { recursive: true }),
    };
  },
  { lasting: true, several: false },
);
