import { SentDialog } from '@aosai/ui/screens/enrolment/Announcements';
import { useAnnouncements } from '../enrolment/useAnnouncements.ts';

/** The notices of an exam with their readers; each can be corrected or taken back. */
export const SentNotices = ({ examId, onClose }: { examId: string; onClose: () => void }) => (
  <SentDialog {...useAnnouncements('exam', examId)} onClose={onClose} />
);
