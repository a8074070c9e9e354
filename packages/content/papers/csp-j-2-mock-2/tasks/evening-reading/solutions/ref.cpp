#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long days = 0, perDay = 1;
    while (perDay < m && n > 6 * perDay) {
        n -= 6 * perDay;
        days += 7;
        perDay++;
    }
    long long weeks = (n - 1) / (6 * perDay);
    n -= weeks * 6 * perDay;
    days += weeks * 7 + (n + perDay - 1) / perDay;
    cout << days << endl;
    return 0;
}
