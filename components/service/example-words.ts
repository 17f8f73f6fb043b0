import type { Service } from '../../schemas/services.ts';

type ServiceExample = NonNullable<Service['example']>;

/** The words of one kind of example, such as its budget. */
export type ExampleWords<Kind extends keyof ServiceExample> = NonNullable<ServiceExample[Kind]>;
