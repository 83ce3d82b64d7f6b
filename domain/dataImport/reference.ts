export type Reference = 'product' | 'category' | 'customer' | 'salesperson' | 'user' | 'order';
