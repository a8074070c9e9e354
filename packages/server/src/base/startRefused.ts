/** A reason not to start, in Chinese and English; main prints it without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';

  constructor(chinese: string, english: string, options?: ErrorOptions) {
    super(`${chinese}\n${english}`, options);
  }
}
