import file from '../data/college.json' with { type: 'json' };

/** Whose campus it is. */
export const college: { readonly name: string } = { name: file.name };
