import type { useAosai } from '../kit/context.ts';
import { saveFile } from '../kit/office/saveFile.ts';

/** Lets the browser save what the platform has stored about the signed-in member, or about a child. */
export async function saveOwnData(
  { minors }: ReturnType<typeof useAosai>['client'],
  memberId: string | undefined,
): Promise<void> {
  const data = await minors.exportMine({ ...(memberId !== undefined && { memberId }) }, { quiet: true });
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile({ fileName: `aosai-${data.exportedAt.slice(0, 10)}.json`, blob });
}
