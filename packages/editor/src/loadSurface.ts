import type { MountSurface } from './surface.ts';

/** Which editor: Monaco on desktops, CodeMirror on phones, where Monaco does not work. */
export type EditorMode = 'desktop' | 'phone';

async function loadMonaco(): Promise<MountSurface> {
  // Monaco reads its translations once, while its modules run: they must be there before.
  await import('monaco-editor/nls/lang/zh-cn');
  const { mountMonaco } = await import('./monaco/mountMonaco.ts');
  return mountMonaco;
}

async function loadCodeMirror(): Promise<MountSurface> {
  const { mountCodeMirror } = await import('./codemirror/mountCodeMirror.ts');
  return mountCodeMirror;
}

/**
 * Fetches the editor's code, once per page; the browser keeps it afterwards. Call it early, without waiting,
 * on a page that leads to an editor (an exam's detail page), so that the room opens at once.
 * @throws TypeError when the code cannot be fetched; a later call tries again
 */
export const loadSurface = (mode: EditorMode): Promise<MountSurface> =>
  mode === 'desktop' ? loadMonaco() : loadCodeMirror();
