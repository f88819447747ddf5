/**
 * Shrinking lead (level 2). A difference has fewer digits than the two numbers above it, which start
 * with different digits. Read upwards, the smaller first digit has grown by a carry.
 *
 * AB - CD = E: read upwards E + CD = AB; C has become A, so A = C + 1 and the units carry.
 */
import { nextDoorFindings } from "../looks/next-door.js";
import type { Rule } from "../rule.js";
import { writtenSum } from "../setting/written-sum.js";
import { tellNextDoor } from "../tell/tell-next-door.js";

export const shrinkingLead: Rule = {
  name: "shrinking-lead",
  level: 2,
  example: { formula: "AB - CD = E", solutions: 144, finds: ["c1 = 1", "A = C + 1"] },
  find: (moment) => nextDoorFindings(moment, shrinkingLead, "differences"),
  tell(finding, cited) {
    const sum = writtenSum(finding.spot.part ?? 0, cited.setting)?.upwards;
    const tellings = tellNextDoor(finding, cited);
    return sum === undefined ? tellings : [{ template: "read-upwards", slots: { sum } }, ...tellings];
  },
};
