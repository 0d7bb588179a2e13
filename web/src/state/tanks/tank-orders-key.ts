/** Under this key stand the orders whose animals were added or declined, by id; each device asks once. */
export const TANK_ORDERS_KEY = 'reef-tank-orders';
