import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { createDict } from './dict.ts';

const easy = { value: 'easy', label: '简单', sort: 1 };

test('createDict: asks once per dictionary, or again after a failure', async () => {
  const asked: string[] = [];
  const client = {
    dict: {
      async queryByValue({ value }: { value: string }) {
        asked.push(value);
        if (asked.length === 1) throw new TypeError('offline');
        return { value, itemList: [easy] };
      },
    },
  } as Pick<Client, 'dict'> as Client;
  const dict = createDict(client);
  const lists = [await dict('difficulty'), await dict('difficulty'), await dict('difficulty'), await dict('tag')];
  expect({ lists, asked }).toEqual({ lists: [[], [easy], [easy], [easy]], asked: ['difficulty', 'difficulty', 'tag'] });
});
