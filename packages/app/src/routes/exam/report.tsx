import { OwnReports } from '../../OwnReports.tsx';

/** /exam/report: my records. */
export const Component = () => <OwnReports />;
