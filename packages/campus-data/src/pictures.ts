import type { DepartmentCode } from '@campusway/campus';

/** URLs of the department pictures: the block with its floors pulled apart, the department's rooms in colour. */
export const departmentPictures: Readonly<Record<DepartmentCode, string>> = {
  cse: new URL('../assets/departments/cse.svg', import.meta.url).href,
  it: new URL('../assets/departments/it.svg', import.meta.url).href,
  csd: new URL('../assets/departments/csd.svg', import.meta.url).href,
  csm: new URL('../assets/departments/csm.svg', import.meta.url).href,
  eee: new URL('../assets/departments/eee.svg', import.meta.url).href,
  ece: new URL('../assets/departments/ece.svg', import.meta.url).href,
  civil: new URL('../assets/departments/civil.svg', import.meta.url).href,
  mech: new URL('../assets/departments/mech.svg', import.meta.url).href,
  fed: new URL('../assets/departments/fed.svg', import.meta.url).href,
  mba: new URL('../assets/departments/mba.svg', import.meta.url).href,
};

/** URL of the campus seen from above. */
export const campusPicture: string = new URL('../assets/campus.svg', import.meta.url).href;
