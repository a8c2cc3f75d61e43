/** A gateway that finds nobody behind it answers too, but not for the shop. */
export const isFromGateway = (status: number): boolean => status >= 502 && status <= 504;
