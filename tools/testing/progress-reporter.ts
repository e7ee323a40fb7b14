import type { Reporter, TestSpecification } from 'vitest/node';

/** Prints how many files have ended where the output is not a terminal. A terminal has Vitest's own count. */
export default class ProgressReporter implements Reporter {
  readonly #isTerminal = process.stdout.isTTY;
  readonly #started = performance.now();
  #all = 0;
  #ended = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#all = files.length;
  }

  onTestModuleEnd(): void {
    this.#ended++;
    if (this.#isTerminal || this.#ended % Math.ceil(this.#all / 20) !== 0) return;
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(0);
    console.log(`   ${this.#ended} of ${this.#all} files after ${seconds} s`);
  }
}
