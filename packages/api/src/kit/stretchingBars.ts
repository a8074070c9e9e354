/** KaTeX writes the bars of `\left|` and `vmatrix` as "divides" and "parallel", which no browser stretches. */
const BARS: Readonly<Record<string, string>> = { '\u2223': '|', '\u2225': '\u2016' };
const FENCE = /<mo fence="true"([^<>]{0,200})>([\u2223\u2225])<\/mo>/g;

/** Formulas of KaTeX whose bars are as tall as what stands between them. */
export const withStretchingBars = (mathml: string): string =>
  mathml.replaceAll(
    FENCE,
    (_, more: string, sign: string) =>
      `<mo fence="true" stretchy="true" lspace="0em" rspace="0em"${more}>${BARS[sign] ?? sign}</mo>`,
  );
