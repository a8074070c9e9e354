const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of HTML without tags, as the Markdown parser escapes it. */
export const textOf = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (whole, name: string) => SIGNS[name] ?? whole);
