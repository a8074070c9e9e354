// fails: 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    int days = 0, perDay = 1;
    while (perDay < m && n > 6 * perDay) {
        n -= 6 * perDay;
        days += 7;
        perDay++;
    }
    int weeks = (n - 1) / (6 * perDay);
    n -= weeks * 6 * perDay;
    days += weeks * 7 + (n + perDay - 1) / perDay;
    cout << days << endl;
    return 0;
}
