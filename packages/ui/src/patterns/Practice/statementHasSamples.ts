const SAMPLE_HEADING = /样例\s*(?:输入|输出|[1１一])|(?:输入|输出)样例/;

/** Whether a statement shows its samples itself, as those of printed papers do: they are not shown a second time. */
export const statementHasSamples = (stemHtml: string): boolean => SAMPLE_HEADING.test(stemHtml);
