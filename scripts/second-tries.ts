import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that passed only the second time. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { relativeModuleId, children } of modules)
      for (const test of children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`Passed only the second time: ${relativeModuleId} > ${test.fullName}`);
  }
}
