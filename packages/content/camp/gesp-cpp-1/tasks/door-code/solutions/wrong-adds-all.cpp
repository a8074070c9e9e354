// fails: 01 WA, 04 WA, 06 WA, 10 WA, 12 WA, 13 WA
#include <iostream>
using namespace std;

int main() {
    int n, d;
    cin >> n >> d;
    int times = 0, sum = 0;
    do {
        int one = n % 10;
        if (one == d)
            times++;
        sum += one;
        n /= 10;
    } while (n > 0);
    cout << times << " " << sum << endl;
    return 0;
}
