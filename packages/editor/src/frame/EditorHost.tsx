import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { frame } from './frame.ts';
import type { MountSurface, Surface, SurfaceEvents, SurfaceState } from '../surface.ts';
import { tabLeavesAfter } from './tabLeave.ts';

/**
 * Lets Tab leave an editor right after Esc.
 *
 * @param host element around the editor
 * @param onReady called when Tab starts or stops leaving the editor, to show it
 * @returns function that removes the listeners
 */
function leaveByTab(host: HTMLElement, onReady: (ready: boolean) => void): () => void {
  let ready = false;
  const become = (next: boolean) => {
    if (next !== ready) onReady(next);
    ready = next;
  };
  const before = (event: KeyboardEvent) => {
    // Hidden from the editor, so that the browser moves the focus as usual.
    if (ready && event.key === 'Tab') event.stopPropagation();
    // An Esc used by the editor never reaches `after`, so reset here.
    become(tabLeavesAfter(ready, { key: event.key, used: true }));
  };
  const after = (event: KeyboardEvent) => {
    become(tabLeavesAfter(ready, { key: event.key, used: event.defaultPrevented }));
  };
  const leave = () => become(false);
  host.addEventListener('keydown', before, { capture: true });
  host.addEventListener('keydown', after);
  host.addEventListener('focusout', leave);
  host.addEventListener('pointerdown', leave);
  return () => {
    host.removeEventListener('keydown', before, { capture: true });
    host.removeEventListener('keydown', after);
    host.removeEventListener('focusout', leave);
    host.removeEventListener('pointerdown', leave);
  };
}

/** Props of EditorHost, with the events of the editor. */
export interface EditorHostProps extends SurfaceEvents {
  mount: MountSurface;
  state: SurfaceState;
  /** Called when the editor cannot be built. */
  onFail: (error: unknown) => void;
}

/**
 * The element that contains an editor. Mounts, updates and disposes of the editor, and shows how to leave it by Tab.
 */
export function EditorHost({ mount, state, onFail, ...events }: EditorHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(null);
  const [tabLeaves, setTabLeaves] = useState(false);

  const onChange = useEffectEvent((value: string) => events.onChange(value));
  const onRun = useEffectEvent(() => events.onRun());
  const onPaste = useEffectEvent((lengthChars: number) => events.onPaste(lengthChars));

  const build = useEffectEvent((element: HTMLElement) => {
    try {
      surface.current = mount(element, state, {
        onChange: (value) => onChange(value),
        onRun: () => onRun(),
        onPaste: (lengthChars) => onPaste(lengthChars),
      });
    } catch (error) {
      onFail(error);
    }
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    build(element);
    const stopListening = leaveByTab(element, setTabLeaves);
    return () => {
      stopListening();
      surface.current?.dispose();
      surface.current = null;
      element.replaceChildren();
    };
  }, [mount]);

  useEffect(() => {
    surface.current?.update(state);
  }, [state]);

  const styles = frame(state.theme, state.fontSize);
  return (
    <>
      <div ref={host} style={styles.host} />
      <span id={state.describedBy} style={styles.hidden}>
        按 Esc 再按 Tab 离开编辑器
      </span>
      <span role="status" style={tabLeaves ? styles.tip : styles.hidden}>
        {tabLeaves ? '再按 Tab 离开编辑器' : ''}
      </span>
    </>
  );
}
