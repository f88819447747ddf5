/**
 * A vitest reporter that ends the output with one plain line, `N passed, N failed`, alone on the
 * line (`, N skipped` may follow): the form that continuous integration reads and `.ci/run` adds up.
 *
 * It prints when the process exits, because the default reporter and the coverage table write
 * after the tests have ended. A file that cannot be loaded, a suite whose set-up throws and an
 * error outside any test each count as one failure, so that "0 failed" means that nothing failed.
 */
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

export class CountReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private skipped = 0;

  onInit(): void {
    process.once("exit", () => {
      const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : "";
      process.stdout.write(`${this.passed} passed, ${this.failed} failed${skipped}\n`);
    });
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    this.passed = 0;
    this.failed = unhandledErrors.length;
    this.skipped = 0;
    for (const module of modules) this.countModule(module);
    if (reason === "interrupted") this.failed++;
  }

  private countModule(module: TestModule): void {
    if (module.errors().length > 0) this.failed++;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) this.failed++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed") this.passed++;
      else if (state === "failed") this.failed++;
      else this.skipped++;
    }
  }
}
