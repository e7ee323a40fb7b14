/** Labels of what stands in a room field and is no door. */
export const kindNames = { 'employee-id': 'Employee ID', 'staff-code': 'Staff code', text: 'Room' } as const;
