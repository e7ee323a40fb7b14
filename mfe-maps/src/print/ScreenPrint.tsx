import type { Screen } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { ViewPrint } from './FloorPrint.tsx';
import { PrintSheet } from './PrintSheet.tsx';

/** Printed page of a navigation screen without a route. */
export default function ScreenPrint({ screen }: { readonly screen: Screen }) {
  return (
    <PrintSheet
      title={screen.heading}
      facts={[screen.summary]}
      path={paths.screen(screen.id)}
      code="QR code of this page"
      plans={<ViewPrint view={screen} />}
    />
  );
}
