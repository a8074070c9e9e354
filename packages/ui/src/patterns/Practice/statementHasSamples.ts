const SAMPLE_HEADING = /样例\s*(?:输入|输出|[1１一])|(?:输入|输出)样例/;

/** Whether a statement contains its samples, as those of printed papers do, so that they are not shown twice. */
export const statementHasSamples = (stemHtml: string): boolean => SAMPLE_HEADING.test(stemHtml);
