import { Video } from '../../primitives/Video/Video.tsx';
import { useFileUrl } from '../links/fileUrl.ts';

export interface SolutionVideoProps {
  /** Name of the stored file. */
  fileName: string;
}

/** A video that explains the solution of a question. The server allows it only to readers of the solution. */
export const SolutionVideo = ({ fileName }: SolutionVideoProps) => {
  const fileUrl = useFileUrl();
  return <Video src={fileUrl(fileName)} label="题解视频" />;
};
