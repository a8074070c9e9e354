// fails: 02 WA, 05 WA, 08 WA, 09 WA, 11 WA, 12 WA, 13 WA, 15 WA, 16 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long days = 0, perDay = 1;
    while (perDay < m && n >= 6 * perDay) {
        n -= 6 * perDay;
        days += 7;
        perDay++;
    }
    long long weeks = n / (6 * perDay);
    n -= weeks * 6 * perDay;
    days += weeks * 7 + (n + perDay - 1) / perDay;
    cout << days << endl;
    return 0;
}
