/**
 * The key of the orders whose animals were added or declined, by id; each device asks once. Apart, so
 * that signing out does not load the tank's page.
 */
export const TANK_ORDERS_KEY = 'reef-tank-orders';
