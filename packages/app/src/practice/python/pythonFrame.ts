import { WEB_BASE } from '@aosai/api/kit/constants';
import type { FieldFiles } from './fieldFiles.ts';
import type { ToBox } from './messages.ts';

/** A started interpreter: a port to it, and a way to end it whatever it is doing. */
export interface Started {
  port: MessagePort;
  stop: () => void;
}

export interface PythonFrame {
  start: () => Started;
  close: () => void;
}

/** Opens the hidden frame in which programs run (docs/decisions/0026-python-field.md). */
export async function openPythonFrame(files: FieldFiles, onBroken: (reason: string) => void): Promise<PythonFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `${WEB_BASE}py/box`;
  frame.title = 'Python';
  frame.hidden = true;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;

  // A frame without an origin cannot be addressed, hence '*'; nothing sent is secret.
  const tell = (message: ToBox, transfer: Transferable[]) => frame.contentWindow?.postMessage(message, '*', transfer);
  const control = new MessageChannel();
  control.port1.addEventListener('message', ({ data }) => onBroken(String(data)));
  control.port1.start();
  const { wasm, stdlib, snapshot } = files;
  tell({ kind: 'parts', ...files }, [control.port2, wasm, stdlib, snapshot]);

  let lastId = 0;
  return {
    start: () => {
      const id = (lastId += 1);
      const { port1: port, port2 } = new MessageChannel();
      tell({ kind: 'start', id }, [port2]);
      return {
        port,
        stop: () => {
          port.close();
          tell({ kind: 'stop', id }, []);
        },
      };
    },
    close: () => {
      control.port1.close();
      frame.remove();
    },
  };
}
