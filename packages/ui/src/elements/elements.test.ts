import { expect, test } from 'vitest';
import { elements } from './elements.ts';

test.each(Object.entries(elements))(
  '%s has the same properties before and after its code is there',
  async (_, element) => {
    const { part } = await element.load();
    expect(part.properties.toSorted()).toEqual(element.properties.toSorted());
  },
);
