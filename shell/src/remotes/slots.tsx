import { type PartName, type PartProps, partNames, type RemoteRoute, type Slots } from '@campusway/contract';
import type { ComponentType } from 'react';
import { RemotePart } from './RemotePart.tsx';

/** One stable component per part, so that React preserves the state inside a slot. */
const slotComponents = Object.fromEntries(partNames.map((name) => [name, slotOf(name)])) as Slots;

/** Components for the slots of a route. */
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
