import { type BlankRule, blankText } from '@aosai/api/kit/blankText';

/** Whether a blank is right, compared as the scoring does. */
export function isAccepted(text: string, accepted: readonly string[], rule: BlankRule = {}): boolean {
  const given = blankText(text, rule);
  return given !== '' && accepted.some((one) => blankText(one, rule) === given);
}
