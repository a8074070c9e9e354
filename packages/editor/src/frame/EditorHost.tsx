import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { frame } from './frame.ts';
import { leaveByTab } from './leaveByTab.ts';
import type { MountSurface, Surface, SurfaceEvents, SurfaceState } from '../surface.ts';

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
