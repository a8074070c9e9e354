import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import type { OwnWorksProps } from '../fieldProps.ts';
import { WorkName } from './WorkName.tsx';

export interface SaveWorkProps {
  /** The drawing to keep; null while nothing is being saved. */
  png: Blob | null;
  own: OwnWorksProps;
  onClose: () => void;
}

/** Keeps a drawing with its program under a name. */
export const SaveWork = ({ png, own, onClose }: SaveWorkProps) => (
  <Dialog
    open={png !== null}
    onClose={onClose}
    title="存为作品"
    description="画和画它的程序一起存进「作品 · 我的」，只有你自己看得到。"
    size="s"
  >
    <WorkName
      start=""
      submitLabel="存下来"
      isBusy={own.isBusy}
      error={own.error}
      onSubmit={async (name) => {
        const isDone = png !== null && (await own.on.save(name, png));
        if (isDone) onClose();
      }}
      onCancel={onClose}
    />
  </Dialog>
);
