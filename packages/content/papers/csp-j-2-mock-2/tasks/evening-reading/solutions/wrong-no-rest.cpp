// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA, 18 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    long long n, m;
    cin >> n >> m;
    long long days = 0, perDay = 1;
    while (perDay < m && n > 7 * perDay) {
        n -= 7 * perDay;
        days += 7;
        perDay++;
    }
    cout << days + (n + perDay - 1) / perDay << endl;
    return 0;
}
