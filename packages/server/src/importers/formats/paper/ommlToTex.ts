import { attributeOf, childOf, localName, type XmlElement } from '../../text/xmlTree.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '×': '\\times ',
  '÷': '\\div ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∞': '\\infty ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '…': '\\ldots ',
};

const texOf = (text: string): string => text.replaceAll(/[≤≥≠×÷∑∏∞⌊⌋⌈⌉…]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Converts a Word formula (OMML) to TeX: super- and subscripts, fractions, roots, brackets, sums. Other parts become
 * their text.
 */
export function ommlToTex(element: XmlElement): string {
  const part = (name: string): string => {
    const found = childOf(element, name);
    return found ? inside(found) : '';
  };
  switch (localName(element.name)) {
    case 't':
      return texOf(element.text);
    case 'sSup':
      return `${part('e')}^{${part('sup')}}`;
    case 'sSub':
      return `${part('e')}_{${part('sub')}}`;
    case 'sSubSup':
      return `${part('e')}_{${part('sub')}}^{${part('sup')}}`;
    case 'f':
      return `\\frac{${part('num')}}{${part('den')}}`;
    case 'rad':
      return part('deg') === '' ? `\\sqrt{${part('e')}}` : `\\sqrt[${part('deg')}]{${part('e')}}`;
    case 'd': {
      const properties = childOf(element, 'dPr');
      const open = attributeOf(childOf(properties, 'begChr'), 'm:val') || '(';
      const close = attributeOf(childOf(properties, 'endChr'), 'm:val') || ')';
      return `${texOf(open)}${part('e')}${texOf(close)}`;
    }
    case 'nary': {
      const sign = texOf(attributeOf(childOf(element, 'naryPr', 'chr'), 'm:val') || '∑').trim();
      return `${sign}_{${part('sub')}}^{${part('sup')}}{${part('e')}}`;
    }
    default:
      return inside(element);
  }
}

const inside = (element: XmlElement): string => element.children.map(ommlToTex).join('');
