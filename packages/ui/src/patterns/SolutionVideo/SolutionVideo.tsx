import { Video } from '../../primitives/Video/Video.tsx';
import { useFileUrl } from '../links/fileUrl.ts';

/** The video that explains the solution of a question, for anyone who may see the solution. */
export const SolutionVideo = ({ fileName }: { fileName: string }) => {
  const fileUrl = useFileUrl();
  return <Video src={fileUrl(fileName)} label="题解视频" />;
};
