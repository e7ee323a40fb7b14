import { type PartName, type PartProps, partNames, type RemoteRoute, type Slots } from '@campusway/contract';
import type { ComponentType } from 'react';
import { RemotePart } from './RemotePart.tsx';

/** One component per part for the page's life, so that React keeps what stands in a slot. */
const slotComponents = Object.fromEntries(partNames.map((name) => [name, slotOf(name)])) as Slots;

/** The slots that a route names, each to be filled by whichever remote offers the part. */
export function slotsFor({ slots = [] }: RemoteRoute): Slots {
  return Object.fromEntries(slots.map((name) => [name, slotComponents[name]]));
}

function slotOf<Name extends PartName>(name: Name): ComponentType<PartProps[Name]> {
  function Slot(props: PartProps[Name]) {
    return <RemotePart name={name} props={props} />;
  }
  Slot.displayName = `Slot(${name})`;
  return Slot;
}
