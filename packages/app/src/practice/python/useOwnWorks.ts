import type { OwnWorksProps } from '@aosai/ui/screens/practice/PythonField';
import { useState } from 'react';
import { useAosai } from '../../kit/context.ts';
import { loaded } from '../../kit/loaded.ts';
import { useAct } from '../../kit/useAct.ts';
import { useCall } from '../../kit/useCall.ts';
import { WORK_PICTURE_BYTES } from '@aosai/api/practice/python/pictureRules';

/** Sides that are tried one after the other, in pixels: the largest that fits the limit is kept. */
const SIDES_PX = [960, 720, 480, 320, 200] as const;

/**
 * Draws a picture again as a PNG that the gallery takes: pixels only, on white paper, smaller if it is too large. Noise
 * of 200 pixels still has fewer bytes than the limit.
 */
async function smallPng(png: Blob): Promise<Blob> {
  const picture = await createImageBitmap(png);
  try {
    for (const side of SIDES_PX) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('this browser paints no canvas');
      brush.fillStyle = 'white';
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (made && made.size <= WORK_PICTURE_BYTES) return made;
    }
  } finally {
    picture.close();
  }
  throw new Error('no size of the picture fits');
}

type Gallery = NonNullable<OwnWorksProps['works']['data']>;

const asBase64 = (png: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/u, '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error('a picture in memory cannot be read')));
    reader.readAsDataURL(png);
  });

/** The gallery of the signed-in learner for the field; null for everybody else. */
export function useOwnWorks({
  isStudent,
  source,
  open,
}: {
  isStudent: boolean;
  /** The program that ran last, which drew the picture. */
  source: string;
  open: (code: string) => void;
}): OwnWorksProps | null {
  const { client } = useAosai();
  const first = useCall(isStudent ? ['turtleWorks'] : null, (calls) => calls.turtleWork.queryList({}, { quiet: true }));
  const [older, setOlder] = useState<Gallery | null>(null);
  const { act, perform } = useAct({
    reload: () => {
      setOlder(null);
      return first.mutate();
    },
  });
  const paging = useAct();
  if (!isStudent) return null;
  const { data } = first;
  const shown = data && older ? { ...older, works: [...data.works, ...older.works] } : data;
  return {
    works: { ...loaded(first), data: shown },
    isBusy: act.pending || paging.act.pending,
    error: act.error ?? paging.act.error,
    on: {
      save: (name, png) =>
        perform(async () => {
          const picture = await asBase64(await smallPng(png));
          await client.turtleWork.create({ name, code: source, picture }, { quiet: true });
        }, '存进「作品 · 我的」了'),
      open: (id) =>
        paging.perform(async () => {
          const { code } = await client.turtleWork.queryById({ id }, { quiet: true });
          open(code);
        }, null),
      rename: (id, name) => perform(() => client.turtleWork.rename({ id, name }, { quiet: true }), '改好了'),
      remove: (id) => perform(() => client.turtleWork.delete({ id }, { quiet: true }), '删掉了'),
      more: () =>
        void paging.perform(async () => {
          const before = shown?.works.at(-1)?.id;
          const next = await client.turtleWork.queryList(before === undefined ? {} : { before }, { quiet: true });
          setOlder({ ...next, works: [...(older?.works ?? []), ...next.works] });
        }, null),
      retry: () => void first.mutate(),
    },
  };
}
