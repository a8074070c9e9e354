import type { MountSurface } from './surface.ts';

/** Which editor to use: Monaco on desktops, CodeMirror on phones, where Monaco does not work. */
export type EditorMode = 'desktop' | 'phone';

async function loadMonaco(): Promise<MountSurface> {
  // Monaco reads its translations once, when its modules run, so they are loaded first.
  await import('monaco-editor/nls/lang/zh-cn');
  const { mountMonaco } = await import('./monaco/mountMonaco.ts');
  return mountMonaco;
}

async function loadCodeMirror(): Promise<MountSurface> {
  const { mountCodeMirror } = await import('./codemirror/mountCodeMirror.ts');
  return mountCodeMirror;
}

/**
 * Loads the editor's code, once per page; the browser caches it. Pages that lead to an editor (an exam's page) call it
 * early, without waiting, so that the room opens fast.
 *
 * @throws TypeError if the code cannot be loaded; a later call tries again
 */
export const loadSurface = (mode: EditorMode): Promise<MountSurface> =>
  mode === 'desktop' ? loadMonaco() : loadCodeMirror();
