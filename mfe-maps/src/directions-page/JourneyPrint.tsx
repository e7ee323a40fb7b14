import { PlacePrint } from '../print/PlacePrint.tsx';
import { describePlace, PrintSheet } from '../print/PrintSheet.tsx';
import { RoutePrint } from '../print/RoutePrint.tsx';
import type { Directions } from './use-directions.ts';

interface JourneyPrintProps {
  readonly directions: Directions;
  readonly path: string;
}

/** Printed page: the route, or without one the destination. */
export function JourneyPrint({ directions: { route, steps, destination }, path }: JourneyPrintProps) {
  if (route) return <RoutePrint route={route} steps={steps} path={path} />;
  if (!destination) return null;
  return (
    <PrintSheet
      title={destination.name}
      facts={[describePlace(destination)]}
      path={path}
      code="QR code of these directions"
      plans={<PlacePrint place={destination} />}
    />
  );
}
