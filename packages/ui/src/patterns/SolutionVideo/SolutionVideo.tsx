import { Video } from '../../primitives/Video/Video.tsx';
import { useFileUrl } from '../links/fileUrl.ts';

/** A video that explains the solution of a question. The server allows it only to readers of the solution. */
export const SolutionVideo = ({ fileName }: { fileName: string }) => {
  const fileUrl = useFileUrl();
  return <Video src={fileUrl(fileName)} label="题解视频" />;
};
