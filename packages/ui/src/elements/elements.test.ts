import { expect, test } from 'vitest';
import { elements } from './elements.ts';

test.each(Object.entries(elements))('elements: %s declares the same properties as its part', async (_, element) => {
  const { part } = await element.load();
  expect(part.properties.toSorted()).toEqual(element.properties.toSorted());
});
