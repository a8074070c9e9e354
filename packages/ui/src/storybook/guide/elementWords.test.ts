import { expect, test } from 'vitest';
import { elements } from '../../elements/elements.ts';
import type { ElementTag } from '../../elements/elementTypes.ts';
import { ELEMENT_WORDS } from './elementWords.ts';

test.each(Object.keys(elements) as ElementTag[])('elementWords: %s marks what its part requires', async (tag) => {
  const { part } = await elements[tag].load();
  const { properties, required, sample } = ELEMENT_WORDS[tag];
  expect({ properties: Object.keys(properties).toSorted(), required: required.map(String).toSorted() }).toEqual({
    properties: part.properties.toSorted(),
    required: part.required.toSorted(),
  });
  expect(sample.startsWith(`<${tag}`)).toBe(true);
});
